import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const entry = 'bench:entry'

/** Functions of the engine that the browser runs. Messages and values are counted with the pages that use them. */
const core = [
  'createJourney',
  'send',
  'settle',
  'resolvePage',
  'explain',
  'pollDelays',
  'progress',
  'chooseRegistrationStep',
]

/** Measures the minified core in bytes, gzip. Excludes the generated field table, which grows with the schemas. */
export async function measureEngineSize(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^#generated/],
        output: { format: 'es' },
      },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${core.join(', ')} } from '#engine'` : null),
      },
    ],
  })
  const [
    {
      output: [chunk],
    } = { output: [undefined] },
  ] = 'output' in built ? [built] : Array.isArray(built) ? built : []
  if (chunk === undefined) throw new Error('The build gave no chunk.')
  return gzipSync(chunk.code, { level: 9 }).length
}
