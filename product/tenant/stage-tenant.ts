import { copyFileSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSource, type Finding, resolveTenant, type Source } from '#source'

/** New tenant: its file, and its images by name, each a file to copy or drawn content. */
export interface NewTenant {
  readonly code: string
  readonly text: string
  readonly images: Readonly<Record<string, { readonly file: string } | { readonly drawn: string }>>
}

/**
 * Writes a tenant into its folder below `source.dir` in one step, since a server may be watching; with findings,
 * changes nothing and returns them.
 */
export function stageTenant(source: Source, { code, text, images }: NewTenant): readonly Finding[] {
  const stage = mkdtempSync(path.join(tmpdir(), 'tenant-'))
  try {
    const folder = path.join(stage, 'tenants', code)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'tenant.json'), text)
    for (const [name, image] of Object.entries(images))
      if ('file' in image) copyFileSync(image.file, path.join(folder, name))
      else writeFileSync(path.join(folder, name), image.drawn)
    const texts = new Map([...source.files].map(([file, known]) => [file, known.text]))
    const staged = createSource(stage, texts.set(`tenants/${code}/tenant.json`, text))
    const faults = resolveTenant(staged, code).findings.filter(({ severity }) => severity === 'error')
    if (faults.length === 0) move(folder, path.join(source.dir, 'tenants', code))
    return faults
  } finally {
    rmSync(stage, { recursive: true })
  }
}

/** Moves a folder. Across disks it is copied beside its destination first. */
function move(from: string, to: string): void {
  const near = path.join(path.dirname(to), '..', `.new-${path.basename(to)}`)
  cpSync(from, near, { recursive: true })
  mkdirSync(path.dirname(to), { recursive: true })
  renameSync(near, to)
}
