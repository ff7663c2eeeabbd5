import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Source;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;

/**
 * Answers the Storage emulator's questions about rules, one JSON object a line: {@code load_ruleset} and {@code verify}.
 * If the rules need a document, the answer is a question to the emulator, whose reply has no {@code action}. The status of every
 * answer is "ok", because the emulator waits for ever after any other status; "errors" has the faults.
 */
public final class StorageRulesRuntime {
  // The emulator tells answers from questions by their keys, so keys with null must stay.
  private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

  private final Map<String, Ruleset> rulesets = new ConcurrentHashMap<>();

  /** The documents that questions wait for, by the id of the question. */
  private final Map<Long, SettableFuture<Optional<JsonObject>>> lookUps = new ConcurrentHashMap<>();

  private final PrintStream answers;

  private StorageRulesRuntime(PrintStream answers) {
    this.answers = answers;
  }

  public static void main(String[] arguments) throws IOException {
    PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    // Only answers may reach the standard output.
    System.setOut(System.err);
    BufferedReader questions = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    StorageRulesRuntime runtime = new StorageRulesRuntime(answers);

    runtime.send(Map.of("id", -1, "action", "", "status", "ok"));
    for (String line = questions.readLine(); line != null; line = questions.readLine()) {
      if (!line.isBlank()) runtime.receive(line);
    }
  }

  private void receive(String line) {
    JsonObject message;
    try {
      message = JsonParser.parseString(line).getAsJsonObject();
    } catch (RuntimeException notAnObject) {
      System.err.println("Ignored a line that is not a JSON object.");
      return;
    }
    // A question may wait for a document while the adapter answers others.
    if (message.has("action")) Thread.startVirtualThread(() -> answer(message));
    else if (message.has("id")) reply(message);
  }

  private void answer(JsonObject question) {
    Map<String, Object> answer = new HashMap<>(Map.of("status", "ok", "errors", List.of(), "warnings", List.of()));
    answer.put("id", question.get("id"));
    try {
      answer.putAll(act(question));
    } catch (ExecutionException failedRule) {
      answer.put("errors", List.of(message(failedRule.getCause())));
    } catch (Exception problem) {
      answer.put("errors", List.of(message(problem)));
    }
    send(answer);
  }

  private synchronized void send(Map<String, Object> message) {
    answers.println(GSON.toJson(message));
  }

  private Map<String, Object> act(JsonObject question) throws Exception {
    String action = question.get("action").getAsString();
    JsonObject context = question.getAsJsonObject("context");
    return switch (action) {
      case "load_ruleset" -> loadRuleset(context);
      case "verify" -> verify(context, question.get("id").getAsLong());
      default -> throw new IllegalArgumentException("Unknown action: " + action);
    };
  }

  private Map<String, Object> loadRuleset(JsonObject context) {
    String name = context.get("rulesetName").getAsString();
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    Ruleset.Compiled compiled = Ruleset.compile(source.build());
    if (compiled.ruleset() == null) {
      return Map.of("errors", compiled.errors(), "warnings", compiled.warnings());
    }
    rulesets.put(name, compiled.ruleset());
    return Map.of(
        "warnings", compiled.warnings(), "result", Map.of("rulesVersion", compiled.ruleset().version()));
  }

  /** Asks the emulator for a document of Firestore, for the question with this id. */
  private ListenableFuture<Optional<JsonObject>> lookUp(long id, String path) {
    SettableFuture<Optional<JsonObject>> fields = SettableFuture.create();
    lookUps.put(id, fields);
    Map<String, String> context = Map.of("path", path);
    send(Map.of("id", id, "server_request_id", id, "action", "fetch_document", "status", "ok", "context", context));
    return fields;
  }

  private void reply(JsonObject reply) {
    SettableFuture<Optional<JsonObject>> waiting = lookUps.remove(reply.get("id").getAsLong());
    if (waiting == null) return;
    boolean isFound = new JsonPrimitive("ok").equals(reply.get("status"));
    // The emulator leaves out `fields` for a document without fields.
    JsonObject fields = isFound ? reply.getAsJsonObject("result").getAsJsonObject("fields") : null;
    waiting.set(isFound ? Optional.of(fields == null ? new JsonObject() : fields) : Optional.empty());
  }

  private Map<String, Object> verify(JsonObject context, long id) throws Exception {
    String name = context.get("rulesetName").getAsString();
    Ruleset ruleset = rulesets.get(name);
    if (ruleset == null) throw new IllegalArgumentException("No ruleset is loaded under the name " + name);
    Map<String, ExpressionValue> values = new HashMap<>();
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      values.put(variable.getKey(), ExpressionValues.fromJson(variable.getValue()));
    }
    var request =
        new Ruleset.Request(
            context.get("service").getAsString(),
            context.get("method").getAsString().toLowerCase(Locale.ROOT),
            context.get("path").getAsString(),
            values,
            new FirestoreGet(path -> lookUp(id, path)));
    return Map.of("result", Map.of("permit", ruleset.permits(request)));
  }

  private static String message(Throwable problem) {
    return problem.getMessage() == null ? problem.getClass().getSimpleName() : problem.getMessage();
  }
}
