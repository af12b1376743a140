interface Chunk {
  readonly name: string
  readonly facadeModuleId?: string | null
}

/** A page's chunk bears the page's id, a form's the form's, so that the server can preload them and a person can read the network panel. */
export function pageChunkName({ name, facadeModuleId }: Chunk): string {
  const page = /[\\/]screens[\\/]pages[\\/](.+)\.tsx$/.exec(facadeModuleId ?? '')?.[1]
  const form = /^\0virtual:forms\/(.+)$/.exec(facadeModuleId ?? '')?.[1]
  if (page !== undefined) return named('page', page)
  // A group that is split by who uses it names every user: the first part says enough.
  return form === undefined ? `assets/${name.split('~')[0]}-[hash].js` : named('form', form)
}

const named = (kind: string, id: string) => `assets/${kind}-${id.replaceAll(/[\\/]/g, '.')}-[hash].js`
