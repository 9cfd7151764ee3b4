/** One promise about the native app, and what breaks it. */
export interface Check {
  readonly name: string;
  readonly breaches: readonly string[];
}

/** One line a check, and below it one a breach. */
export function writeReport(checks: readonly Check[], seconds: number): string {
  const failed = checks.filter(({ breaches }) => breaches.length > 0);
  const lines = checks.flatMap(({ name, breaches }) => [
    `${breaches.length === 0 ? '✓' : '✗'} ${name}`,
    ...breaches.map((breach) => `    ${breach}`),
  ]);
  const sum =
    failed.length === 0
      ? `native: ${checks.length} checks hold (${seconds.toFixed(1)} s)`
      : `native: ${failed.length} of ${checks.length} checks fail: ${failed.map(({ name }) => name).join('; ')}`;
  return [...lines, sum].join('\n');
}
