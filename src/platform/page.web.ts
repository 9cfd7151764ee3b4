import type { Surroundings } from './page';

const metaNamed = (name: string): HTMLMetaElement => {
  const found = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) return found;
  const meta = document.createElement('meta');
  meta.name = name;
  document.head.append(meta);
  return meta;
};

/** Gives the document its language, and the browser's frame, scroll bars and overscroll the colours of the theme. */
export const dressPage = ({ background, scheme, language }: Surroundings): void => {
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = scheme;
  document.documentElement.style.backgroundColor = background;
  document.body.style.backgroundColor = background;
  metaNamed('theme-color').content = background;
};

export const titlePage = (title: string): void => {
  document.title = title;
};
