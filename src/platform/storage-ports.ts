import type { Ports } from '../saves/ports';
import { deviceFolder } from './files';
import { deviceShelf } from './storage';

/** Where this device keeps games. */
export const devicePorts: Ports = deviceFolder
  ? { shelf: deviceShelf, folder: deviceFolder }
  : { shelf: deviceShelf };
