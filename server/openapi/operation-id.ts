/** Parts of an address that name the server, not the resource. */
const surroundings = /^(service-.*|api|v1|external|secure|customer|borrower)$/

/**
 * Derives the operation id for generated clients from method and address: `GET /documents/:document/text` becomes
 * `getDocumentsByDocumentText`. It is as stable as the address.
 */
export function operationIdOf(method: string, url: string): string {
  const words = url
    .split('/')
    .filter((part) => part !== '' && !surroundings.test(part))
    .map((part) => part.replace(/^:(.+)$|^\{(.+)\}$/, 'by-$1$2'))
  return [method.toLowerCase(), ...words].join('-').replaceAll(/-+(\w)/g, (_, letter) => letter.toUpperCase())
}
