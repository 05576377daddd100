#!/bin/sh
# Makes the secrets of an installation, each in a file of its own, for the settings that end in _FILE.
#
#   deploy/make-secrets.sh FOLDER
#
# DATABASE_HOST (127.0.0.1:5432), POOLER_HOST (127.0.0.1:6432) and SMTP (smtp://127.0.0.1:25) say where things are.
# A file that is there is kept: run it again to add what is missing. Without IDENTITY_SECRET and DATA_SECRET a backup
# cannot be read: keep a copy of both where no dump lies.
set -eu

folder=${1:?Usage: deploy/make-secrets.sh FOLDER}
database=${DATABASE_HOST:-127.0.0.1:5432}
pooler=${POOLER_HOST:-127.0.0.1:6432}
# Nobody else may enter the folder. What is inside can be read by whoever is handed the file alone, such as a container.
mkdir -p "$folder"
chmod 700 "$folder"

keep() {
    [ -s "$folder/$1" ] || printf '%s' "$2" >"$folder/$1"
    chmod 444 "$folder/$1"
}
random() {
    od -An -N32 -tx1 /dev/urandom | tr -d ' \n'
}

keep DATABASE_PASSWORD "$(random)"
password=$(cat "$folder/DATABASE_PASSWORD")
keep DATABASE_URL "postgres://longleaf:$password@$pooler/longleaf"
keep DATABASE_DIRECT_URL "postgres://longleaf:$password@$database/longleaf"
keep userlist.txt "\"longleaf\" \"$password\"
"
keep IDENTITY_SECRET "$(random)"
keep DATA_SECRET "$(random)"
keep ACCOUNT_SERVICE_SECRET "$(random)"
keep SMTP_URL "${SMTP:-smtp://127.0.0.1:25}"
