import { createContext, useContext } from 'react';

import { now } from '@/platform/clock';
import { newId, newSeed } from '@/platform/lots';
import { devicePorts } from '@/platform/storage-ports';

import { createServices, type Services } from './services';

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext;

/** The services of this device. */
export const createDeviceServices = (): Services =>
  createServices({ ports: devicePorts, now, newId, newSeed });

export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
};
