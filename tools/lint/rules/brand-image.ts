import { foundWhileReading } from '../found-while-reading.ts'

export const brandImage = foundWhileReading(
  'brand-image',
  "Without its logo a page says nobody's name; and what is shown as an image is served from the lender's own address, where a script in it would run.",
)
