export interface DocumentVersion {
  readonly id: string
  readonly version: string
}

/** Pattern of a document's path: `flows/documents/<id>/<version>.json`, such as `flows/documents/esign/2026-01.json`. */
export const documentPath = /^flows\/documents\/([^/]+)\/(\d{4}-\d{2}(?:\.\d+)?)\.json$/

/** Path of a document's translation, beside it: `flows/documents/esign/2026-01.es-US.json`. */
export const translatedDocumentPath =
  /^flows\/documents\/([^/]+)\/(\d{4}-\d{2}(?:\.\d+)?)\.([a-z]{2}-[A-Z]{2})\.json$/

/** Reads from a path of flows/documents which text the file holds. */
export function documentPlace(path: string): DocumentVersion {
  const [, id, version] = documentPath.exec(path) ?? translatedDocumentPath.exec(path) ?? []
  if (id === undefined || version === undefined) throw new Error(`${path} is not the file of a document.`)
  return { id, version }
}
