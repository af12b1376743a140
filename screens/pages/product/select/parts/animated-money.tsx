import { Money } from '../../../../kit/wording/money.tsx'
import { useAnimatedNumber } from './use-animated-number.ts'

export interface AnimatedMoneyProps {
  readonly cents: number
}

/** Amount that is animated to its new value when it changes. */
export function AnimatedMoney({ cents }: AnimatedMoneyProps) {
  return <Money dollars={useAnimatedNumber(cents) / 100} cents />
}
