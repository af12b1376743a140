/** JSON pointer (RFC 6901) of one key, for the pages, which know nothing of #source. */
export const pointerTo = (key: string): string => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
