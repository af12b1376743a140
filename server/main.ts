import { enableCompileCache } from 'node:module'

// Enabled before any import: with the code that the last start compiled and stripped of types, a start takes half the time.
enableCompileCache()
await import('./start.ts')
