import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Source;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/**
 * Answers the Storage emulator's questions about rules, one JSON object a line: {@code load_ruleset} and {@code verify}.
 * Every question gets an answer with status "ok", because the emulator waits for ever on any other; what went wrong is in "errors".
 */
public final class StorageRulesRuntime {
  // The emulator tells an answer from a follow-up question by which keys are there, so nulls must not be dropped.
  private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

  private final Map<String, Ruleset> rulesets = new HashMap<>();

  private StorageRulesRuntime() {}

  public static void main(String[] arguments) throws IOException {
    PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    // Nothing but answers may reach the standard output.
    System.setOut(System.err);
    BufferedReader questions = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    StorageRulesRuntime runtime = new StorageRulesRuntime();

    answers.println(GSON.toJson(Map.of("id", -1, "action", "", "status", "ok")));
    for (String line = questions.readLine(); line != null; line = questions.readLine()) {
      if (!line.isBlank()) runtime.answer(line, answers);
    }
  }

  private void answer(String line, PrintStream answers) {
    JsonObject question;
    try {
      question = JsonParser.parseString(line).getAsJsonObject();
    } catch (RuntimeException notAnObject) {
      System.err.println("Ignored a line that is not a JSON object.");
      return;
    }
    Map<String, Object> answer = new HashMap<>(Map.of("status", "ok", "errors", List.of(), "warnings", List.of()));
    answer.put("id", question.get("id"));
    try {
      answer.putAll(act(question.get("action").getAsString(), question.getAsJsonObject("context")));
    } catch (ExecutionException failedRule) {
      answer.put("errors", List.of(message(failedRule.getCause())));
    } catch (Exception problem) {
      answer.put("errors", List.of(message(problem)));
    }
    answers.println(GSON.toJson(answer));
  }

  private Map<String, Object> act(String action, JsonObject context) throws Exception {
    return switch (action) {
      case "load_ruleset" -> loadRuleset(context);
      case "verify" -> verify(context);
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

  private Map<String, Object> verify(JsonObject context) throws Exception {
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
            values);
    return Map.of("result", Map.of("permit", ruleset.permits(request)));
  }

  private static String message(Throwable problem) {
    return problem.getMessage() == null ? problem.getClass().getSimpleName() : problem.getMessage();
  }
}
