/** Colors of a lender, and those that its pages show. */
export interface ThemeView {
  /** Colors from which all others are derived, as the lender or its group gives them. */
  readonly seeds: readonly Seed[]
  readonly modes: readonly ModeView[]
}

export interface Seed {
  readonly name: string
  readonly value: string
  /** Use of the color, from the schema of lenders. */
  readonly help: string
}

export interface ModeView {
  readonly mode: 'light' | 'dark'
  /** Colors by the name of their token. */
  readonly tokens: Readonly<Record<string, string>>
  /** Pairs of colors that meet on a page, the nearest to their least contrast first. */
  readonly pairs: readonly PairView[]
  /** Color of the same hue that is shown in the place of a brand color too faint for a button there. */
  readonly nearest?: string
}

export interface PairView {
  readonly token: string
  readonly on: string
  readonly found: number
  readonly least: number
}
