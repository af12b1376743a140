import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Asset, createAsset } from './asset.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

export const typeOf = (file: string): string | undefined => types[path.extname(file)]

/** Returns a function that finds the files of the build by name. They are read and compressed at the first request and cached. */
export function builtAssets(folder: string): (name: string) => Asset | undefined {
  const known = new Map<string, Asset>()
  return (name) => {
    const type = typeOf(name)
    // A name, not a path: no file outside of the folder can be requested.
    if (type === undefined || !/^[\w.~-]+$/.test(name) || name.startsWith('.')) return undefined
    const asset = known.get(name) ?? readAsset(path.join(folder, name), type)
    if (asset !== undefined) known.set(name, asset)
    return asset
  }
}

function readAsset(file: string, type: string): Asset | undefined {
  try {
    const content = readFileSync(file)
    return createAsset(type, content, content.length > 200_000 ? 6 : 10)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
