import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Declarations that packages have in place of types made from this product's schemas. */
const substitutes = path.join(import.meta.dirname, 'types')

/**
 * Writes the declarations of some modules, and of all that they speak of, into `types` of a package's folder. They are those
 * of the sources, file by file, so that their comments come with them.
 */
export function emitTypes(root: string, folder: string, entries: readonly string[]): void {
  const emitted = mkdtempSync(path.join(tmpdir(), 'types-'))
  try {
    compile(root, emitted, entries)
    cpSync(substitutes, path.join(emitted, 'generated'), { recursive: true })
    const faces = new Map(['engine', 'source'].map((name) => [`#${name}`, faceOf(emitted, name)]))
    // Grows while it is walked.
    const waiting = entries.map(asDeclaration)
    const written = new Set<string>()
    for (const file of waiting) {
      if (written.has(file)) continue
      written.add(file)
      const { text, named } = rewrite(file, readFileSync(path.join(emitted, file), 'utf8'), faces)
      const to = path.join(folder, 'types', file)
      mkdirSync(path.dirname(to), { recursive: true })
      writeFileSync(to, text)
      waiting.push(...named)
    }
  } finally {
    rmSync(emitted, { recursive: true })
  }
}

function compile(root: string, outDir: string, entries: readonly string[]): void {
  const config = path.join(outDir, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    allowJs: false,
    rootDir: root,
    outDir,
    typeRoots: [path.join(root, 'node_modules/@types')],
    types: ['node', path.join(root, 'node_modules/vite/client.d.ts')],
  }
  const files = entries.map((entry) => path.join(root, entry))
  const text = { extends: path.join(root, 'tsconfig.json'), compilerOptions, files, include: [] }
  writeFileSync(config, JSON.stringify(text))
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The types cannot be made: ${stdout}`)
}

const asDeclaration = (file: string): string => file.replace(/\.tsx?$/, '.d.ts')

/** File that declares each name which the index of a folder exports; `*` for all names that one passes on. */
type Face = ReadonlyMap<string, string>

function faceOf(emitted: string, folder: string): Face {
  const index = `${folder}/index.d.ts`
  if (!existsSync(path.join(emitted, index))) return new Map()
  const text = readFileSync(path.join(emitted, index), 'utf8')
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, names = '', from = '']) => namesIn(names).map((name) => [name, below(index, from)] as const),
  )
  const whole = [...text.matchAll(/^export \* from '([^']+)'/gm)].flatMap(([, from = '']) => {
    const file = below(index, from)
    const declared = readFileSync(path.join(emitted, file), 'utf8')
    const own = [...declared.matchAll(/^export (?:declare )?(?:const|function|class|interface|type) (\w+)/gm)]
    const passesAll = /^export (?:type )?\* from/m.test(declared)
    return [...own.map(([, name = '']) => name), ...(passesAll ? ['*'] : [])].map(
      (name) => [name, file] as const,
    )
  })
  return new Map([...listed, ...whole])
}

const namesIn = (list: string): readonly string[] =>
  list.split(',').flatMap((entry) => entry.trim().replace(/^type /, '') || [])

const below = (file: string, specifier: string): string =>
  asDeclaration(path.join(path.dirname(file), specifier))

interface Rewritten {
  readonly text: string
  /** Declarations that it names. */
  readonly named: readonly string[]
}

/** Has a file name its neighbours themselves: a package has no aliases, and an index would name everything. */
function rewrite(file: string, declarations: string, faces: ReadonlyMap<string, Face>): Rewritten {
  const named: string[] = []
  const name = (target: string): string => {
    named.push(target)
    const relative = path.relative(path.dirname(file), target).replace(/\.d\.ts$/, '.js')
    return `'${relative.startsWith('.') ? relative : `./${relative}`}'`
  }
  const declaring = (alias: string, wanted: string): string => {
    const face = faces.get(alias)
    const found = face?.get(wanted.replace(/ as .*/, '')) ?? face?.get('*')
    if (found === undefined) throw new Error(`${file} names ${wanted}, which ${alias} does not export.`)
    return name(found)
  }
  const text = declarations
    .replaceAll(/^import '[^']+\.css';\n/gm, '')
    .replaceAll(
      /^(import|export) (?:type )?\{([^}]*)\} from ['"](#engine|#source)['"];/gm,
      (_, verb: string, names: string, alias: string) =>
        namesIn(names)
          .map((each) => `${verb} type { ${each} } from ${declaring(alias, each)};`)
          .join('\n'),
    )
    .replaceAll(
      /import\(['"](#engine|#source)['"]\)\.(\w+)/g,
      (_, alias: string, wanted: string) => `import(${declaring(alias, wanted)}).${wanted}`,
    )
    .replaceAll(
      /(from |import\()['"](?:#(generated\/[\w-]+)|(\.[^'"]+\.tsx?))['"]/g,
      (_, before: string, made: string | undefined, near: string) =>
        before + name(made === undefined ? below(file, near) : `${made}.d.ts`),
    )
  return { text, named }
}
