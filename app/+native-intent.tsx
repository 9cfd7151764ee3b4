import { screenFor } from '@/platform/import-link';

/** Called by the router with whatever opened the app, before any screen is shown. */
export const redirectSystemPath = ({ path }: { readonly path: string }): string => screenFor(path);
