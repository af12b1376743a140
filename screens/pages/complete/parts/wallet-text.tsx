import type { CopyValues } from '#generated/copy'
import { useShortenAddress, useWallet } from '../../../frame/menus/wallet.ts'
import { Text } from '../../../kit/wording/text.tsx'

type WalletKey = Extract<keyof CopyValues, `complete.${string}.wallet`>

/** Sentence about the wallet that receives the money, with its shortened address as soon as that is known. */
export function WalletText({ id }: { readonly id: WalletKey }) {
  const shorten = useShortenAddress()
  const { data } = useWallet()
  const address = data ? shorten(data.account.address) : ''
  return <Text id={id} values={{ address, known: data ? 'yes' : 'no' }} />
}
