/** Parts of an address that say which machine answers, not what. */
const surroundings = /^(service-.*|api|v1|external|secure|customer|borrower)$/

/**
 * The name of a call for generated clients, from its method and address: `GET /documents/:document/text` is
 * `getDocumentsByDocumentText`. It is as stable as the address.
 */
export function operationId(method: string, url: string): string {
  const words = url
    .split('/')
    .filter((part) => part !== '' && !surroundings.test(part))
    .map((part) => (part.startsWith(':') ? `by-${part.slice(1)}` : part))
  return [method.toLowerCase(), ...words].join('-').replaceAll(/-+(\w)/g, (_, letter) => letter.toUpperCase())
}
