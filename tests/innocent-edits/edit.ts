import type { JsonObject } from '#source'

/** Edit that a product owner or a lender makes, with all that the documentation asks for beside it. */
export interface Edit {
  readonly title: string
  /** Messages by key: English and Spanish; null leaves one as it is. */
  readonly words?: Readonly<Record<string, readonly [string | null, string | null]>>
  /** Merge patches by file. A lender's file keeps a null, which takes away what its group says. */
  readonly patch?: Readonly<Record<string, JsonObject>>
  /** Files with a text in them and what takes its place. */
  readonly replace?: readonly (readonly [string, string, string])[]
  /** Files with the place whose elements or keys are turned round; `keys` are those of every object of the file. */
  readonly reverse?: readonly (readonly [string, string])[]
  /** A text, what takes its place, and the files or folders in which it does so. */
  readonly rename?: readonly [string, string, readonly string[]]
  /** How a file is laid out, by file. */
  readonly text?: Readonly<Record<string, 'line' | 'tabs' | 'crlf' | 'blank'>>
}
