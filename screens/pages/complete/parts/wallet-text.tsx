import type { CopyKey } from '#generated/ids'
import { useShortenAddress, useWallet } from '../../../frame/menus/wallet.ts'
import { Text } from '../../../kit/wording/text.tsx'

/** Sentence about the wallet that receives the money, with its shortened address as soon as that is known. */
export function WalletText({ id }: { readonly id: CopyKey }) {
  const shorten = useShortenAddress()
  const { data } = useWallet()
  const address = data ? shorten(data.account.address) : ''
  return <Text id={id} values={{ address, known: data ? 'yes' : 'no' }} />
}
