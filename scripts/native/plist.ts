export type PlistValue = string | number | boolean | PlistValue[] | { [key: string]: PlistValue };
export type PlistDict = Record<string, PlistValue>;

const TOKEN = /<(\/?)(dict|array|key|string|integer|real|true|false)\s*(\/?)>([^<]*)/g;

/** Reads an Apple property list in its XML form whose root is a dictionary; throws when it is not one. */
export function parsePlist(text: string): PlistDict {
  const tokens = [...text.matchAll(TOKEN)].map(([, close, tag, empty, content]) => ({
    tag: tag ?? '',
    close: close === '/',
    empty: empty === '/',
    content: unescape(content ?? ''),
  }));
  let at = 0;

  function value(): PlistValue {
    const token = tokens[at++];
    if (!token || token.close) throw new Error('The property list ends in the middle of a value.');
    switch (token.tag) {
      case 'dict':
        return token.empty ? {} : dict();
      case 'array':
        return token.empty ? [] : array();
      case 'true':
      case 'false':
        if (!token.empty) at += 1;
        return token.tag === 'true';
      case 'integer':
      case 'real':
        at += 1;
        return Number(token.content);
      default:
        if (!token.empty) at += 1;
        return token.content;
    }
  }

  function dict(): PlistDict {
    const entries: PlistDict = {};
    for (let token = tokens[at++]; token && !token.close; token = tokens[at++]) {
      if (token.tag !== 'key') throw new Error(`A dictionary has <${token.tag}> where a key should be.`);
      at += 1;
      entries[token.content] = value();
    }
    return entries;
  }

  function array(): PlistValue[] {
    const items: PlistValue[] = [];
    while (tokens[at] && !tokens[at]?.close) items.push(value());
    at += 1;
    return items;
  }

  const root = value();
  if (!isDict(root)) throw new Error('The property list is not a dictionary.');
  return root;
}

export function isDict(value: PlistValue | undefined): value is PlistDict {
  return typeof value === 'object' && !Array.isArray(value);
}

/** The dictionaries in a list; none when it is no list. */
export function dictsIn(value: PlistValue | undefined): PlistDict[] {
  return Array.isArray(value) ? value.filter(isDict) : [];
}

/** The strings in a list; none when it is no list. */
export function stringsIn(value: PlistValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function unescape(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
