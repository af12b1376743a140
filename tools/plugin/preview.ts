/** Shows a product's own screens to the studio, which knows no product. */
export interface Preview {
  /** Situations in which a page is met; none, with what is missing, if the product cannot come to it. */
  readonly situations: (page: string) => Situations
  /** Starts what screens need, so that the first one does not wait for it. */
  readonly start: () => Promise<void>
  /** Name of the way in which screens are made now. With another one, screens that are open have to be opened again. */
  readonly run: () => string
  /** Sentence that says what is being done for the screen that somebody waits for. */
  readonly doing: () => string
  /** Brings an applicant of a lender into a situation. Throws an Error with a sentence for the person if that cannot be. */
  readonly open: (asked: AskedScreen) => Promise<Screen>
  readonly close: () => Promise<void>
}

export interface Situations {
  readonly situations: readonly Situation[]
  /** Sentence that says why there is none. */
  readonly missing?: string
}

export interface Situation {
  readonly id: string
  readonly title: string
}

export interface AskedScreen {
  readonly lender: string
  readonly page: string
  /** Id of a situation. */
  readonly situation: string
  /** Whether to begin anew, and not with the applicant of the last time. */
  readonly isAnew: boolean
}

/** A page of the running product. */
export interface Screen {
  readonly url: string
  /** Values that the browser keeps for the product, by key, so that it is signed in. */
  readonly storage: Readonly<Record<string, string>>
}
