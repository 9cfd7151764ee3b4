import type { RefObject } from 'react';
import type { View } from 'react-native';

import type { Rig } from './rig';

/** Wheel, trackpad and keys move the camera in a browser only; a phone has fingers. */
export function useDeskInput(_surface: RefObject<View | null>, _rig: Rig): void {}
