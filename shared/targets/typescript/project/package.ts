import { kebabCase, wordsOf } from '../../names'
import type { Plan } from '../../plan'
import type { Sdk } from './sdk'

/** A name that npm takes: lower case, of plain characters. */
export const packageName = ({ toolset }: Pick<Plan, 'toolset'>): string => kebabCase(wordsOf(toolset.name)).slice(0, 200) || 'mcp-tools'

/** `package.json` */
export function packageFile(plan: Plan, sdk: Sdk): string {
  const manifest = {
    name: packageName(plan),
    version: plan.toolset.server?.version ?? '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20' },
    scripts: {
      build: 'tsc',
      prestart: 'npm run build --silent',
      start: 'node dist/src/main.js',
      pretest: 'npm run build --silent',
      test: 'node --test dist/test/*.test.js',
    },
    dependencies: { '@cfworker/json-schema': '^4.1.6', ...sdk.packages },
    devDependencies: { '@types/node': '^20.19.0', typescript: '^7.0.2' },
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** `tsconfig.json` */
export const compilerFile = `{
  "compilerOptions": {
    "target": "ES2023",
    "module": "NodeNext",
    "types": ["node"],
    "strict": true,
    "skipLibCheck": true,
    "rootDir": ".",
    "outDir": "dist"
  },
  "include": ["src", "test"]
}
`

/** `.gitignore` */
export const ignoreFile = 'node_modules/\ndist/\n'
