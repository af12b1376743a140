import type { Guard } from './nodes.ts'
import type { FilePlace } from './overview.ts'

/** Sentence that applicants of a lender read, and where it is written. */
export interface Sentence {
  readonly key: string
  readonly text: string
  /** File and pointer where it is written for the chosen lender. */
  readonly place: FilePlace
  /** Lender or group that wrote it; undefined for all. */
  readonly writtenBy?: string
  readonly page?: string
  /** Layers in which it can be changed: everybody, then each group of the lender, then the lender. */
  readonly layers: readonly Layer[]
  readonly translations: readonly Translation[]
  /** Fact that fixes its words. */
  readonly guard?: Guard
}

/** Translation of a sentence, or where it would be written. */
export interface Translation {
  readonly locale: string
  readonly text?: string
  readonly place: FilePlace
}

/** A file in which a sentence can be written, and for whom it then changes. */
export interface Layer {
  readonly file: string
  readonly pointer: string
  /** `everybody`, or the code of a group or lender. */
  readonly whose: string
  /** Its own wording, if it has one. */
  readonly own?: string
  /** Lenders who would read a change. */
  readonly lenders: readonly string[]
}

/** Text that is published in versions: a disclosure or a document. */
export interface TextView {
  readonly kind: 'disclosure' | 'document'
  readonly id: string
  readonly title: string
  /** Versions by the day from which they hold. */
  readonly versions: readonly {
    readonly version: string
    readonly effective: string
    readonly text: string
    readonly file: string
    readonly pointer: string
  }[]
}
