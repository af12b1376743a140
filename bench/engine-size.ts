import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const entry = 'bench:entry'

/** What the browser runs of the engine; messages and values are counted with the pages that use them. */
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

/** Bytes of the minified core, gzip. The generated field table grows with the schemas, so it counts apart. */
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
