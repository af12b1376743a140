interface Chunk {
  readonly name: string
  readonly facadeModuleId?: string | null
}

/** A page's chunk bears the page's id, so that the server can preload it and a person can read the network panel. */
export function pageChunkName(chunk: Chunk): string {
  const page = /\/screens\/pages\/(.+)\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1]
  return page === undefined ? 'assets/[name]-[hash].js' : `assets/page-${page.replaceAll('/', '.')}-[hash].js`
}
