import { useEffect, useState } from 'react';

import { devicePreferences } from '@/platform/preferences';

import { parseTable, writeTable, type TableSetup } from './table-setup';

const KEY = 'bastide/table';

/** The last table of this device; nothing until it has been read. */
export const useTable = (): readonly [TableSetup | undefined, (table: TableSetup) => void] => {
  const [table, setTable] = useState<TableSetup>();
  useEffect(() => {
    let gone = false;
    const show = (text: string | undefined) => {
      if (!gone) setTable(parseTable(text));
    };
    devicePreferences.read(KEY).then(show, () => show(undefined));
    return () => {
      gone = true;
    };
  }, []);
  return [table, setTable];
};

/** Keeps a table for the next game. A device that cannot store it asks again next time: nothing is lost by it. */
export const rememberTable = (table: TableSetup): Promise<void> =>
  devicePreferences.write(KEY, writeTable(table)).catch(() => undefined);
