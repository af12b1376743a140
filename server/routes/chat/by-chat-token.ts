/** Security part of a call's schema whose chat token comes in `Authorization: Bearer`. */
export const byChatToken = { security: [{ chatToken: [] }] }
