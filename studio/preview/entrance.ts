import type { Screen } from '../../tools/plugin/preview.ts'

/** Path of a seat at which a frame begins. */
export const entrance = '/.studio/enter'

/** Document that signs the frame's origin in and goes on to the screen. */
export function enteringDocument({ url, storage }: Screen): string {
  const { pathname, search } = new URL(url)
  const given = JSON.stringify({ storage, path: pathname + search }).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en"><title>Preview</title><script>
const { storage, path } = ${given}
localStorage.clear()
sessionStorage.clear()
for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
location.replace(path)
</script></html>`
}
