import type { Situations } from '../../tools/plugin/preview.ts'

/** Situations in which a page can be shown. */
export interface PreviewView extends Situations {
  /** Changes when screens that are open have to be opened again. */
  readonly run: string
}

/** Sentence that says what is being done for a screen. */
export interface Doing {
  readonly doing: string
}

export interface ShowRequest {
  /** Frame in which it is shown: 0 or 1. */
  readonly seat: number
  readonly lender: string
  readonly page: string
  readonly situation: string
  readonly isAnew: boolean
}

export interface Shown {
  /** Port and path with which the frame is opened. */
  readonly port: number
  readonly path: string
  /** Path of the page that should show. */
  readonly page: string
}

/** Message from a frame to the studio. */
export type FrameNews =
  | { readonly kind: 'at'; readonly path: string }
  | { readonly kind: 'pressed'; readonly text: string }

/** Message from the studio to a frame. */
export type FrameOrder =
  | { readonly kind: 'changed' }
  | { readonly kind: 'pressing'; readonly opensWords: boolean }
