/** The private Detox classes that a third-party driver stands on; Detox is pinned for their sake. */

declare module 'detox/src/devices/runtime/drivers/DeviceDriverBase' {
  class DeviceDriverBase {
    constructor(deps: { client: object; eventEmitter: DeviceDriverBase['emitter'] });
    protected readonly emitter: { emit(event: string, payload: object): Promise<void> };
    cleanup(bundleId?: string): Promise<void>;
  }
  export = DeviceDriverBase;
}

declare module 'detox/src/artifacts/templates/plugin/ArtifactPlugin' {
  interface TestSummary {
    readonly title: string;
    readonly fullName: string;
    readonly status: 'running' | 'passed' | 'failed';
  }
  interface ArtifactsApi {
    preparePathForArtifact(name: string, summary: TestSummary): Promise<string>;
  }
  class ArtifactPlugin {
    constructor(config: { api: ArtifactsApi });
    protected readonly api: ArtifactsApi;
    onTestStart(summary: TestSummary): Promise<void>;
    onTestDone(summary: TestSummary): Promise<void>;
    protected shouldKeepArtifactOfTest(summary: TestSummary): boolean;
  }
  namespace ArtifactPlugin {
    export { ArtifactsApi, TestSummary };
  }
  export = ArtifactPlugin;
}

declare module 'detox/src/artifacts/screenshot/ScreenshotArtifactPlugin' {
  import ArtifactPlugin from 'detox/src/artifacts/templates/plugin/ArtifactPlugin';
  class ScreenshotArtifactPlugin extends ArtifactPlugin {
    protected createTestArtifact(): object;
  }
  export = ScreenshotArtifactPlugin;
}

declare module 'detox/src/artifacts/templates/artifact/FileArtifact' {
  class FileArtifact {
    constructor(template: { name: string; temporaryPath?: string; start(this: FileArtifact): Promise<void> });
    temporaryPath: string;
  }
  export = FileArtifact;
}
