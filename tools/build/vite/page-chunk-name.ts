interface Chunk {
  readonly name: string
  readonly facadeModuleId?: string | null
}

/**
 * Names the chunk of a page or a form by its id, so that the server can preload it and the network panel is readable.
 */
export function pageChunkName({ name, facadeModuleId }: Chunk): string {
  const page = /[\\/]screens[\\/]pages[\\/](.+)\.tsx$/.exec(facadeModuleId ?? '')?.[1]
  const form = /^\0virtual:forms\/(.+)$/.exec(facadeModuleId ?? '')?.[1]
  if (page !== undefined) return named('page', page)
  // Shortens the name of a group split by users, which lists all of them, to its first part.
  return form === undefined ? `assets/${name.split('~')[0]}-[hash].js` : named('form', form)
}

/** Hash of 42 bits, the shortest that Rolldown makes for so many chunks: the entry lists the names of all pages. */
const named = (kind: string, id: string) => `assets/${kind}-${id.replaceAll(/[\\/]/g, '.')}-[hash:7].js`
