import { useWindowDimensions } from 'react-native';

export interface TextScale {
  /** How much larger than usual the person wants text. */
  readonly asked: number;
  /** The factor that the platform does not apply itself. */
  readonly missing: number;
}

/** On phones React Native grows text by the system's setting. */
export const useTextScale = (): TextScale => ({ asked: useWindowDimensions().fontScale, missing: 1 });
