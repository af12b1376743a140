#!/bin/sh
# Makes what compose.yaml needs and no repository holds: .env with the secrets, mail/ with the mail catcher's certificate.
# What is there stays as it is. With a folder: makes them there.
set -eu
cd "${1:-$(dirname "$0")}"

if [ ! -e .env ]; then
  (
    umask 077
    for name in POSTGRES_PASSWORD DATA_KEY JWT_SECRET OPERATOR_KEY METRICS_KEY; do
      echo "$name=$(openssl rand -hex 32)"
    done >.env
  )
fi

if [ ! -e mail ]; then
  mkdir mail
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj /CN=mail \
    -addext subjectAltName=DNS:mail,IP:127.0.0.1 -keyout mail/key.pem -out mail/certificate.pem 2>/dev/null
  # Read by users of the containers, whatever the umask here.
  chmod 755 mail
  chmod 644 mail/key.pem mail/certificate.pem
fi
