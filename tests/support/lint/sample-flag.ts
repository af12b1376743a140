/** Flag that is off. */
export const sampleFlag = {
  state: 'ENABLED',
  variants: { on: true, off: false },
  defaultVariant: 'off',
  metadata: { description: 'Shows the menu.', owner: 'product' },
}
