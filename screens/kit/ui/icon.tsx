export const iconPaths = {
  alert: 'M12 8v5m0 3.5v.01M12 3 2.5 20h19L12 3Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  document: 'M7 3h7l4 4v14H7V3Zm7 0v4h4M10 12h5m-5 4h5',
  info: 'M12 11v6m0-9.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3m-11 0h12v9H6v-9Z',
  phone: 'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  upload: 'M12 16V4m0 0L7 9m5-5 5 5M4 16v4h16v-4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0',
} as const

export type IconName = keyof typeof iconPaths

interface Drawn {
  /** Accessible name. An icon without one is decoration beside text. */
  readonly label?: string
  /** Width and height in CSS pixels at the usual text size; they grow with it. */
  readonly size?: number
}

export interface IconProps extends Drawn {
  readonly name: IconName
}

export const Icon = ({ name, ...drawn }: IconProps) => <Drawing {...drawn} path={iconPaths[name]} />

/** SVG element of all icons; used directly for an icon that only some pages need. */
export function Drawing({ path, label, size = 20 }: Drawn & { readonly path: string }) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden beside words
    <svg
      {...spoken}
      className="icon"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
