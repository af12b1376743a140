import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Tree } from './sample-tree.ts'

/** SVG image without scripts or references. */
export const sampleImage = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M2 2h8v8z"/></svg>'

/** Writes the files of a sample, and the images that each lender names. */
export function writeTree(dir: string, tree: Tree): void {
  const images = Object.keys(tree).flatMap((file) =>
    file.endsWith('/tenant.json')
      ? ['logo.svg', 'favicon.svg'].map(
          (image) => [path.join(path.dirname(file), image), sampleImage] as const,
        )
      : [],
  )
  for (const [file, value] of [...images, ...Object.entries(tree)]) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    // A string is written unchanged, so that a test can write invalid JSON.
    writeFileSync(path.join(dir, file), typeof value === 'string' ? value : JSON.stringify(value, null, 2))
  }
}
