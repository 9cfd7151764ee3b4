import 'i18next';

import type { catalogues } from './catalogues';

type English = { readonly [N in keyof typeof catalogues]: (typeof catalogues)[N]['en'] };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: English;
  }
}
