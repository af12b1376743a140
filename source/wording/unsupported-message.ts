/** Error for valid ICU MessageFormat that the renderer does not support. */
export class UnsupportedMessage extends Error {}
