import { execFileSync } from 'node:child_process';

/** What plain Node answers to a line of code: jest loads no ES modules. Paths are those of the project. */
export const askNode = <T>(modules: string, answer: string): T => {
  const code = `${modules}; console.log(JSON.stringify(${answer}));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  ) as T;
};
