// @ts-check
// Runs after each `npm ci`, on any Node of the machine: where the development packages are left out, there is none that npm brought.
import { existsSync } from 'node:fs'

const folder = (/** @type {string} */ name) => new URL(`../../${name}`, import.meta.url)

if (existsSync(folder('node_modules/json-schema-to-typescript'))) await import('./generate/main.ts')
else {
  const missing = ['generated', 'dist'].filter((name) => !existsSync(folder(name)))
  if (missing.length > 0)
    console.log(
      `Nothing is generated without the development packages. Bring ${missing.join('/ and ')}/ from a checkout in which "npm ci && npm run build" ran, before "npm run serve".`,
    )
}
