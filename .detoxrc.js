/** Where the specs of e2e/specs run: Chromium through our own driver, an iOS simulator, an Android emulator. */
const browser = (width, height, scale) => ({
  type: './e2e/driver/index.js',
  device: { width, height, scale },
});

const iosApp = (configuration) => ({
  type: 'ios.app',
  binaryPath: `ios/build/Build/Products/${configuration}-iphonesimulator/Bastide.app`,
  build:
    'BASTIDE_DETOX=1 npx expo prebuild -p ios && xcodebuild -workspace ios/Bastide.xcworkspace -scheme Bastide ' +
    `-configuration ${configuration} -sdk iphonesimulator -derivedDataPath ios/build`,
});

const androidApp = (variant) => ({
  type: 'android.apk',
  binaryPath: `android/app/build/outputs/apk/${variant}/app-${variant}.apk`,
  build:
    'BASTIDE_DETOX=1 npx expo prebuild -p android && cd android && ' +
    `./gradlew assemble${variant === 'debug' ? 'Debug' : 'Release'} assembleAndroidTest -DtestBuildType=${variant}`,
});

// Detox cannot pinch on Android: a test that pinches says so in its name.
const withoutPinch = { testRunner: { args: { testNamePattern: '^(?!.*pinch)' } } };

module.exports = {
  testRunner: { args: { $0: 'jest', config: 'e2e/jest.config.js' }, jest: { setupTimeout: 120_000 } },
  // Jest keeps its own `expect`; specs import Detox's.
  behavior: { init: { exposeGlobals: false } },
  artifacts: {
    rootDir: 'artifacts/e2e',
    plugins: {
      log: { enabled: true, keepOnlyFailedTestsArtifacts: true },
      screenshot: {
        shouldTakeAutomaticSnapshots: true,
        keepOnlyFailedTestsArtifacts: true,
        takeWhen: { testStart: false, testFailure: true, testDone: false },
      },
    },
  },
  apps: {
    web: { type: 'web', binaryPath: 'dist/web' },
    'ios.debug': iosApp('Debug'),
    'ios.release': iosApp('Release'),
    'android.debug': androidApp('debug'),
    'android.release': androidApp('release'),
  },
  devices: {
    // One pixel a point: a board four times as fine takes a machine without a graphics card four times as long.
    'web.phone': browser(390, 844, 1),
    'web.phone.small': browser(360, 640, 2),
    'web.tablet': browser(1180, 820, 1),
    simulator: { type: 'ios.simulator', device: { type: 'iPhone 16' } },
    emulator: { type: 'android.emulator', device: { avdName: 'Pixel_7_API_34' } },
  },
  configurations: {
    'web.phone': { device: 'web.phone', app: 'web' },
    'web.phone.small': { device: 'web.phone.small', app: 'web' },
    'web.tablet': { device: 'web.tablet', app: 'web' },
    'ios.debug': { device: 'simulator', app: 'ios.debug' },
    'ios.release': { device: 'simulator', app: 'ios.release' },
    'android.debug': { device: 'emulator', app: 'android.debug', ...withoutPinch },
    'android.release': { device: 'emulator', app: 'android.release', ...withoutPinch },
  },
};
