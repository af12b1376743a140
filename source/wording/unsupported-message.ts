/** Valid ICU MessageFormat that the renderer does not do. */
export class UnsupportedMessage extends Error {}
