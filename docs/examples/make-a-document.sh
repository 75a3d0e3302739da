#!/bin/sh
# Makes a document, refines it and downloads it as PDF, with curl and an API key. A prompt without double quotes, please.
# OCTAVO_API_KEY=oct_… sh make-a-document.sh 'Invoice for Acme Corp, 12 h at $95'
set -eu
url=http://localhost:3000
prompt=${1:-'Invoice for Acme Corp, 12 hours of design at $95'}
file=${2:-document.pdf}

ask() {
  curl --silent --show-error --fail-with-body -H "Authorization: Bearer $OCTAVO_API_KEY" "$@"
}
# The stream of a prompt: it ends with [LLM_STREAM_END].
send() {
  ask --no-buffer -H 'Content-Type: application/json' -d "$1" "$url/chat/stream"
}
# The first value of a name in what comes in.
value() {
  sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" | head -n 1
}

made=$(send "{\"messages\":[{\"role\":\"user\",\"content\":\"$prompt\"}]}")
session=$(echo "$made" | value session_id)
document=$(echo "$made" | value document_id)
change='{"role":"user","content":"make it dark green and add a thank-you note"}'
send "{\"messages\":[$change],\"session_id\":\"$session\",\"document_id\":\"$document\"}" | grep -q LLM_STREAM_END
ask -o "$file" "$url/api/documents/$document/pdf"
echo "$file: document $document"
