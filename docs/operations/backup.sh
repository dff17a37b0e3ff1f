#!/bin/sh
# One backup a day, kept for 30 days, and a copy in another place when BACKUP_TO names one (rsync: host:folder).
set -eu
cd "$(dirname "$0")/../.."
folder=${BACKUP_DIR:-data/backups}
mkdir -p "$folder"
file="$folder/placard-$(date +%Y%m%d-%H%M%S).backup"
npm run --silent backup -- "$PWD/$file"
if [ -n "${BACKUP_TO:-}" ]; then rsync -a "$file" "$BACKUP_TO/"; fi
find "$folder" -name 'placard-*.backup' -mtime +30 -delete
