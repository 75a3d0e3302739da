# Makes a document, refines it and downloads it as PDF, with nothing but an API key. Needs Python 3 and no package.
# OCTAVO_API_KEY=oct_… python3 make-a-document.py "Invoice for Acme Corp, 12 h at $95"
import json, os, re, sys, urllib.request

url = "http://localhost:3000"
prompt = sys.argv[1] if len(sys.argv) > 1 else "Invoice for Acme Corp, 12 hours of design at $95"
file = sys.argv[2] if len(sys.argv) > 2 else "document.pdf"


def ask(path, body=None):
    request = urllib.request.Request(url + path, data=json.dumps(body).encode() if body else None)
    request.add_header("Authorization", "Bearer " + os.environ["OCTAVO_API_KEY"])
    request.add_header("Content-Type", "application/json")
    return urllib.request.urlopen(request).read()


def send(content, **more):
    """Sends a prompt and waits for the end of its stream; answers session and document."""
    stream = ask("/chat/stream", {"messages": [{"role": "user", "content": content}], **more}).decode()
    if "[LLM_STREAM_END]" not in stream:
        raise SystemExit("The run did not end well:\n" + stream)
    started = json.loads(re.search(r'^data: (.*"run_started".*)$', stream, re.M)[1])
    return {name: started[name] for name in ("session_id", "document_id")}


made = send(prompt)
send("make it dark green and add a thank-you note", **made)
with open(file, "wb") as out:
    out.write(ask("/api/documents/" + made["document_id"] + "/pdf"))
print(file + ": document " + made["document_id"])
