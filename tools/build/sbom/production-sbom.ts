import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Bill of materials by CycloneDX, as far as it is read here. */
export interface Sbom {
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string }[]
}

export interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string }
    readonly expression?: string
  }[]
}

/**
 * Returns the bill of materials of what a server runs on, as it is installed. `npm sbom --omit=dev` would leave out packages that a
 * development package needs too, React among them: so everything is listed, and what is for development alone taken out.
 */
export function productionSbom(root: string): Sbom {
  const known = productionPackages(root)
  const all = npmSbom(root)
  const left = all.components.filter(({ name, version }) => !known.has(`${name}@${version}`))
  const gone = new Set(left.map((component) => component['bom-ref']))
  return {
    ...all,
    components: all.components.filter((component) => !gone.has(component['bom-ref'])),
    dependencies: all.dependencies.filter(({ ref }) => !gone.has(ref)),
  }
}

/** Packages that `npm ci --omit=dev` installs on some system, as name@version. */
export function productionPackages(root: string): ReadonlyMap<string, string> {
  const lock: {
    readonly packages: Readonly<
      Record<string, { readonly version?: string; readonly dev?: boolean; readonly link?: boolean }>
    >
  } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return new Map(
    Object.entries(lock.packages)
      .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
      .map(([place, { version }]) => [`${place.split('node_modules/').at(-1)}@${version}`, place]),
  )
}

function npmSbom(root: string): Sbom {
  // Under `npm run --silent` npm would not say what is wrong.
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--loglevel=error']
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter) },
    maxBuffer: 64 * 1024 ** 2,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stderr}`)
  return JSON.parse(stdout)
}
