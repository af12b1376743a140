import fc from 'fast-check'

// What is green stays green on every machine; `SEED=$RANDOM npm run unit` looks further.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })
