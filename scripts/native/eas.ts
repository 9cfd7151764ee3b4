import { EasJsonAccessor } from '@expo/eas-json';

import { POLICY } from './policy';

/** `eas.json` by EAS's own schema, and by what we want of it. */
export async function checkEas(text: string): Promise<string[]> {
  try {
    const { build = {} } = await EasJsonAccessor.fromRawString(text).readAsync();
    const missing = POLICY.buildProfiles
      .filter((name) => !build[name])
      .map((name) => `there is no profile ${name}`);
    const channels = Object.entries(build)
      .filter(([, profile]) => profile.channel !== undefined)
      .map(([name]) => `the profile ${name} has a channel, but the app takes no updates over the air`);
    return [...missing, ...channels];
  } catch (error) {
    return [plain(error instanceof Error ? error.message : String(error))];
  }
}

/** Without the colours of a terminal, on one line. */
function plain(message: string): string {
  return message.replace(/\u001b\[\d+m/g, '').replace(/\s*\n- /g, ' ');
}
