/** Words of a document, from which both the PDF and its HTML alternative are made. */
export interface DocumentText {
  readonly id: string
  /** Language in which it is written. Undefined for a row from before it was kept. */
  readonly locale?: string
  readonly title: string
  readonly version: string
  readonly sections: readonly DocumentSection[]
}

export interface DocumentSection {
  readonly heading?: string
  readonly paragraphs: readonly string[]
  readonly table?: readonly (readonly string[])[]
}
